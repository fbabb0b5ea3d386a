interface Wanted {
  readonly version?: string
  readonly optional?: boolean
  readonly devOptional?: boolean
}

export function packagesFit(
  wanted: Readonly<Record<string, Wanted>>,
  installed: Readonly<Record<string, { readonly version?: string }>>,
): boolean
export function nodeRefusal(nodeVersion: string, platform: string): string | null
export function isInstalled(folder: string): boolean
