// on a terminal the scripts of the project, and test runners too, ask whatever they start for colours: what is tested is not meant
delete process.env["FORCE_COLOR"]
delete process.env["NO_COLOR"]
