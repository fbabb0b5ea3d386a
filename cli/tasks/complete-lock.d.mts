interface LockedPackage {
  readonly dev?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export function missingBinaries(packages: Readonly<Record<string, LockedPackage>>): Record<string, object>
