import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Option, Schema } from "effect"
import { abilityNames, type LookedAt } from "../../adapters/origin/ability.ts"

const Kept = Schema.Struct({
  origin: Schema.String,
  atMs: Schema.Finite,
  abilities: Schema.Array(
    Schema.Struct({
      name: Schema.Literals(abilityNames),
      from: Schema.NullOr(Schema.Literals(["api", "pages"])),
      told: Schema.String,
      lacks: Schema.Array(Schema.String),
    }),
  ),
})
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Kept))

const fileIn = (dataFolder: string): string => join(dataFolder, "origin.json")

/** What a server has found a shop to be able to do, as it was kept last; null = nothing was, or of another shop. Spec: 10.1027. */
export async function keptAbilities(dataFolder: string, origin?: URL): Promise<(LookedAt & { readonly origin: string }) | null> {
  const text = await readFile(fileIn(dataFolder), "utf8").catch(() => "")
  const kept = Option.getOrNull(decode(text))
  return kept === null || (origin !== undefined && kept.origin !== origin.origin) ? null : kept
}

/** Keeps it, for whoever asks the terminal and for the next start. */
export async function keepAbilities(dataFolder: string, origin: URL, { atMs, abilities }: LookedAt): Promise<void> {
  await mkdir(dataFolder, { recursive: true })
  const file = fileIn(dataFolder)
  await writeFile(`${file}.new`, `${JSON.stringify({ origin: origin.origin, atMs, abilities }, null, 2)}\n`)
  await rename(`${file}.new`, file)
}
