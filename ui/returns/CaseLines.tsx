import type { CaseLine } from "../../core/returns/view-case.ts"

/** What was filled in, a line for each thing that was asked. */
export const CaseLines = ({ lines }: { readonly lines: readonly CaseLine[] }) => (
  <dl className="case-lines">
    {lines.map(({ label, lines: said }) => (
      <div key={label}>
        <dt>{label}</dt>
        {said.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of a text may be the same
          <dd key={at}>{line}</dd>
        ))}
      </div>
    ))}
  </dl>
)
