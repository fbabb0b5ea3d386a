export function browserPathFile(root: string): string
export function browserCandidates(root: string, env?: Readonly<Record<string, string | undefined>>): readonly string[]
export function findBrowser(root: string): string | null
export function wholeBrowserPathFile(root: string): string
export function chooseBrowsers(
  candidates: readonly string[],
  doesRun: (path: string) => boolean,
): { readonly tests: string; readonly whole: string } | null
