export function browserPathFile(root: string): string
export function browserCandidates(root: string, env?: Readonly<Record<string, string | undefined>>): readonly string[]
export function findBrowser(root: string): string | null
