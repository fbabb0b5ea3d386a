import { beforeEach } from "vitest"
import { postgresVariable } from "./postgres-of-run.ts"

// the run has said why there is none
beforeEach(({ skip }) => skip(process.env[postgresVariable] === undefined))
