interface LockedPackage {
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export function missingBinaries(packages: Readonly<Record<string, LockedPackage>>): Record<string, object>
export function withoutIntegrity(packages: Readonly<Record<string, LockedPackage>>): readonly string[]
