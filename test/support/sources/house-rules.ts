import { expect } from "vitest"

/** A rule of the house as somebody is told who broke it: what it is, why there is one, and what to do instead. */
export interface HouseRule {
  readonly rule: string
  /** with the page of docs that says more */
  readonly why: string
  readonly wayOut: string
}

const pureCore = "it is run, tested and replayed outside browsers because it knows none of them (docs/adr/0001-pure-core.md)."
const oneWay = "parts that name each other can only be changed, tested and loaded together (docs/adr/0019-rooms-of-the-core.md)."

/** Every rule of the house that a test of sources holds. */
export const houseRules = {
  core: {
    rule: "the core imports the core, and no package.",
    why: pureCore,
    wayOut:
      "make it an argument; what has to be asked for is a port in ports/, called by a use case in core/use-cases/ and kept by an adapter.",
  },
  pageRecords: {
    rule: "the record of a page imports the core, ports and the package effect.",
    why: "it says what its page asks of the shop, and runs on the server, in the terminal and in replays (docs/adr/0082-a-page-is-a-record.md).",
    wayOut: "ask a port of `PageShop` for it; what a page's script needs as well stands in a rule beside the record.",
  },
  useCases: {
    rule: "a use case imports the core, ports and the package effect.",
    why: "it is run by browser, server, terminal and replay, each with technology of its own (docs/adr/0005-one-dependency-injection.md).",
    wayOut: "ask a port of ports/ for it, take the port as an argument and bind its adapter in adapters/wiring/.",
  },
  ports: {
    rule: "a port knows types of the core and the package effect.",
    why: "it is the door between core and technology: behind it the technology can change (docs/adr/0005-one-dependency-injection.md).",
    wayOut: "say what is needed in types of the core; an adapter turns them into the technology's own.",
  },
  wiring: {
    rule: "wiring imports ports, core, adapters, inversify, ky and effect.",
    why: "it binds what programs pass in, and so serves all of them (docs/adr/0005-one-dependency-injection.md).",
    wayOut: "let the program that is put together pass it in: ui/runtime/, ui/server/ or cli/.",
  },
  adapters: {
    rule: "an adapter imports ports, core, adapters, effect and the technology of its own folder.",
    why: "one folder for one technology, so that each can be replaced, and none comes into a page unasked (docs/architecture.md).",
    wayOut: "put it into the adapter of that technology, or into cli/ or ui/, which put adapters together.",
  },
  views: {
    rule: "views import ui, core, ports and React; only what puts a program together imports adapters.",
    why: "a view that names an adapter pulls it before the page's first press, and runs nowhere else (docs/adr/0003-two-weights-of-script.md).",
    wayOut: "send an event: the machine gives a command, and ui/runtime/ or an entry in ui/entries/ has the hands for it.",
  },
  shop: {
    rule: "the embedded shop imports fixtures and the core, without its use cases.",
    why: "it is the other side of the wire: what it shared with adapters no test between them would find (docs/architecture.md).",
    wayOut: "write the shop's own side in fixtures/shop/; a rule that both sides need is in core/.",
  },
  secondShop: {
    rule: "the second shop imports itself and what Node brings.",
    why: "it shows what a shop does that nobody of us wrote: what it shared with the embedded one would be wrong in both (docs/adr/0178-a-second-shop-shares-no-line.md).",
    wayOut:
      "write it anew in fixtures/platform-shop/, from docs/specification/10-addresses-and-markup.md and docs/specification/11-wire.md.",
  },
  statements: {
    rule: "the embedded shop's SQL stands in its stores, the files *-store.ts, and in fixtures/shop/store/.",
    why: "what is asked of the data can be read, measured and put to another engine only where it stands together (docs/adr/0123-the-shops-data-are-loaded-then-computed.md).",
    wayOut: "give the store of the room a function that says what is read or written, and call that.",
  },
  terminal: {
    rule: "commands import anything but the project's tasks and the inside of ui.",
    why: "the package has no tasks and no sources of pages; the terminal renders them by ui/server/render.tsx (docs/adr/0015-package-without-dependencies.md).",
    wayOut: "the words of a view are in core/: viewX(state, texts) gives them to both.",
  },
  tasks: {
    rule: "the project's tasks import anything but ui.",
    why: "they build, measure and test the pages from outside, as they are served (docs/architecture.md).",
    wayOut: "take the built renderer by cli/serve/page-source.ts, or what the pages' build itself says.",
  },
  tests: {
    rule: "tests import what is in this project.",
    why: "a fresh clone has nothing beside it.",
    wayOut: "copy what the test needs to test/support/.",
  },
  places: {
    rule: "a source is in core, ports, adapters, ui, cli, fixtures or test.",
    why: "what a file may import follows from where it is (docs/architecture.md).",
    wayOut: "find its part in the table of docs/architecture.md.",
  },
  circles: {
    rule: "no files and no folders side by side import each other in a circle, not even types.",
    why: oneWay,
    wayOut: "move what both need into a file of its own below them, or hand it over as an argument.",
  },
  pure: {
    rule: "a rule of the core names no clock, chance, network or page.",
    why: pureCore,
    wayOut: "take the time, the texts or the settings as arguments; a machine asks with a command, and its answer is an event.",
  },
  looked: {
    rule: "browser tests keep no picture that nothing compares.",
    why: "it costs seconds of every run and holds no rule; a failed test keeps a picture by itself (test/e2e/playwright.config.ts).",
    wayOut: "say in a check what the picture would show: its words, its boxes (test/e2e/support/boxes.ts), its colours.",
  },
  length: {
    rule: "no source is longer than 300 lines.",
    why: "a file is one concept that can be read at once (CONTRIBUTING.md).",
    wayOut: "find the second reason to change in it, and give that a file with its own name.",
  },
  rooms: {
    rule: "a room of the core has at most 25 files, or docs/adr/0019-rooms-of-the-core.md says why it is one.",
    why: "a folder is read as a list, and what is in it has one subject.",
    wayOut: "divide the room by subject, or write its line in that decision.",
  },
  names: {
    rule: "no file is called index, utils, helpers, common or misc, and nothing imports the index that a room has for the package.",
    why: "such a name says nothing, so everything ends up there; a barrel loads what nobody asked for (CONTRIBUTING.md).",
    wayOut: "name the file after the one thing in it, and import from it directly.",
  },
  oneName: {
    rule: "an exported name stands for one thing.",
    why: "who searches for it, or has it offered by an editor, finds one answer (CONTRIBUTING.md).",
    wayOut:
      "name the second after what it is in its room: RecordedVisitor, SavePace, CartBody; what a machine works on is `ToastsState`, the component is `Toasts`.",
  },
  shownTexts: {
    rule: "every text is shown by a page, the terminal or the shop, or waits for its page.",
    why: "a text that nothing shows is translated, checked and sent for nobody (docs/architecture.md).",
    wayOut: "show it, delete it in both languages, or list it in test/arch/shown-texts.test.ts while its page is being built.",
  },
  patience: {
    rule: "no test gives up before 20 seconds.",
    why: "on a loaded machine anything can take that long, and a test that fails there says nothing about the shop.",
    wayOut: "leave the limit to vitest.config.ts or test/e2e/playwright.config.ts, and wait with `until` of test/support/until.ts.",
  },
  clocks: {
    rule: "no test measures time by a clock that runs.",
    why: "whatever else the machine does is in it: such a limit is red where nothing is wrong, and green where it is set high enough.",
    wayOut:
      "count steps, calls, rows or bytes; where only time tells, processor time with a margin of five (test/support/processor-time.ts); what is to be known exactly is a benchmark in test/bench/.",
  },
  quickTests: {
    rule: "unit tests and properties start no process, and properties borrow nothing from unit tests.",
    why: "they run at every change: a process costs more than all of them (docs/adr/0042-the-check-in-a-minute.md).",
    wayOut: "what starts a process is in test/contract/ or test/e2e/; what both need is in test/support/.",
  },
  reachingStyles: {
    rule: "what a rule with :has() styles by its surroundings has a class, an id or an attribute of its own.",
    why: "else the browser weighs all that stands around anew for each letter that is typed: 172 elements of a form in place of 47.",
    wayOut: "name what is styled by its class, or let the sign stand on the element itself.",
  },
  namesInHas: {
    rule: "a :has() asks for no field by its name.",
    why: "a letter takes the name of its field away and gives it back, as React does it, and the browser weighs all around anew: 33 elements in place of 3.",
    wayOut: "ask for an id, a class, or what the field is filled in with (autocomplete).",
  },
  dark: {
    rule: "in the dark only colours differ.",
    why: "browser tests walk each journey in the light alone (docs/adr/0070-journeys-are-walked-in-the-light.md).",
    wayOut: "give the colour a name in ui/styles/tokens.css with a value for the dark, and use the name; no script asks for the scheme.",
  },
  forced: {
    rule: "a border that is transparent says what becomes of it where a system forces its colours.",
    why: "there every border is drawn: one that marks nothing would mark what is right, and a broken ring would be a whole one.",
    wayOut:
      "give its selector a border colour in a block @media (forced-colors: active) of the same sheet, or say above it that it is drawn.",
  },
  alone: {
    rule: "nothing in the project names a folder beside it.",
    why: "a fresh clone has nothing beside it.",
    wayOut: "say here what is needed of it, in docs/ or test/support/.",
  },
  publicPaths: {
    rule: "a room that the package promises has an index that lists the names, and a line in `exports`; all else is closed.",
    why: "what is exported without a list is promised by accident, and can never be renamed (docs/library/README.md).",
    wayOut: "add the name to the index of its room; a new room also gets its line in `exports` of package.json.",
  },
  publicImports: {
    rule: "pages for users of the package import public paths only.",
    why: "a package refuses every other import (docs/library/README.md).",
    wayOut: "import the name from a public path: `exports` of package.json lists them.",
  },
  installed: {
    rule: "`dependencies` are what the shop, its pages and the terminal import; what only tests and tools import is in `devDependencies`.",
    why: "`npm start` installs the first alone, and what is missing there breaks a fresh clone (CONTRIBUTING.md).",
    wayOut: "move the line in package.json, then `npm run lock`.",
  },
  scripts: {
    rule: "each script of package.json begins with installing what it needs.",
    why: "in a fresh clone every command works at once (docs/adr/0007-node-24-through-npm.md).",
    wayOut: "give it a `pre` script: cli/tasks/set-up.mjs, with --tools for what tests need and --browser for theirs.",
  },
  toStart: {
    rule: "what `npm start` installs takes at most 410 MB.",
    why: "it is the first minute of everybody who tries the project.",
    wayOut: "what only tests, benchmarks or tools need is in `devDependencies`, or has a package.json of its own as test/bench/ has.",
  },
  locks: {
    rule: "a lock file names every platform's binaries and what each file must be.",
    why: "`npm ci` refuses it on another machine otherwise (docs/adr/0010-complete-lock-file.md).",
    wayOut: "`npm run lock` completes package-lock.json; cli/tasks/complete-lock.mjs does it.",
  },
  heavy: {
    rule: "what only benchmarks and mutation testing need is not installed for everybody.",
    why: "it takes as much room as all the rest, and few ever run it.",
    wayOut: "it is in the package.json of test/bench/ or test/mutation/.",
  },
  formulaSize: {
    rule: "the interpreter of formulas and what few formulas need are two scripts within their limits.",
    why: "a shopper waits for them before a price is seen (docs/adr/0038-formulas-in-two-scripts.md).",
    wayOut: "say it shorter, or move what few formulas use behind the second script; limits are in cli/tasks/formula-scripts.ts.",
  },
} as const satisfies Readonly<Record<string, HouseRule>>

/** A violation with its rule, in four lines. @param place the file with its line, and what is wrong there */
export const violation = (place: string, { rule, why, wayOut }: HouseRule): string =>
  `${place}\n  rule: ${rule}\n  why: ${why}\n  way out: ${wayOut}`

/** Fails with all the places where a rule is broken, and with the rule once. */
export function expectKept(rule: HouseRule, places: readonly string[]): void {
  if (places.length > 0) expect.fail(violation(places.join("\n"), rule))
}

/** Fails with violations that say their rules themselves. */
export function expectNone(violations: readonly string[]): void {
  if (violations.length > 0) expect.fail(violations.join("\n"))
}
