interface Wanted {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly devOptional?: boolean
}

type Packages<Entry> = Readonly<Record<string, Entry>>

export type Extent = "start" | "tools"

export function packagesFit(wanted: Packages<Wanted>, installed: Packages<{ readonly version?: string }>, extent?: Extent): boolean
export function installation(
  wanted: Packages<Wanted>,
  installed: Packages<{ readonly version?: string }> | null,
  extent: Extent,
): { readonly command: "ci" | "install"; readonly extent: Extent } | null
export function nodeRefusal(nodeVersion: string, platform: string): string | null
export function isInstalled(folder: string): boolean
