/** How a report looks: the shop's own paper, ink and glaze, in light and dark, on a phone and on paper. */
export const reportStyles = `
:root { color-scheme: light dark; --paper: #f6f3ec; --raised: #fbf9f4; --ink: #1e1b17; --soft: #5d564b; --line: #d8d1c2; --glaze: #0e5459;
  --wrong: #a3271b; --wrong-wash: #f6e2da; --missing: #7a5200; --missing-wash: #f3e6c8; --other: #5d564b; --other-wash: #ece7dc; --better: #386139; --better-wash: #e0eadb; --same: #d8d1c2; }
@media (prefers-color-scheme: dark) { :root { --paper: #191714; --raised: #211e1a; --ink: #efe8db; --soft: #b3a997; --line: #39342c; --glaze: #86c5bf;
  --wrong: #f0a193; --wrong-wash: #40211b; --missing: #e0bd74; --missing-wash: #382d16; --other: #b3a997; --other-wash: #2a2620; --better: #a5cda3; --better-wash: #20301f; --same: #39342c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 -apple-system, "Segoe UI", Roboto, "Liberation Sans", system-ui, sans-serif; overflow-wrap: anywhere; }
.head, main { max-width: 68rem; margin: 0 auto; padding: 0 clamp(16px, 4.4vw, 48px); }
.head { padding-top: clamp(32px, 6vw, 80px); }
main { padding-bottom: 96px; }
h1, h2 { font-family: Newsreader, Georgia, "Times New Roman", serif; font-weight: 500; line-height: 1.15; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem); }
h1.wrong { color: var(--wrong); }
h1.fine { color: var(--better); }
h2 { font-size: clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem); }
section { margin-top: clamp(40px, 6vw, 72px); }
section > h2 { margin-bottom: 14px; }
.kicker, .lead, .where, .kind, dt, .note { color: var(--soft); }
.kicker { margin: 0 0 8px; font-size: 0.9375rem; }
.lead { margin: 8px 0 0; max-width: 44rem; }
.note { border-left: 3px solid var(--missing); padding-left: 12px; }
.facts { display: flex; flex-wrap: wrap; gap: 16px 40px; margin: 28px 0 0; padding-top: 20px; border-top: 1px solid var(--line); }
.facts div { display: flex; flex-direction: column-reverse; }
.facts dt { font-size: 0.8125rem; }
.facts dd { margin: 0; font-size: 1.375rem; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; margin-top: 16px; }
.counts { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
.counts th { text-align: left; font-weight: 400; overflow-wrap: normal; }
.counts thead th { color: var(--soft); font-size: 0.8125rem; padding: 0 12px 8px 0; }
.counts tbody tr { border-top: 1px solid var(--line); }
.counts tbody th, .counts td { padding: 9px 12px 9px 0; }
.counts thead th:nth-child(n+2):nth-child(-n+6), .counts td:not(.bar) { text-align: right; min-width: 4.25rem; }
.counts td.wrong { color: var(--wrong); font-weight: 600; }
.counts td.missing { color: var(--missing); }
.counts td.better { color: var(--better); }
.counts td.none, .none { color: var(--soft); font-weight: 400; opacity: 0.65; }
.bar { width: 26%; min-width: 120px; padding-right: 0; }
.bar div { display: flex; gap: 2px; height: 8px; border-radius: 4px; overflow: hidden; background: var(--line); }
.part.wrong { background: var(--wrong); }
.part.missing { background: #c79a3d; }
.part.other { background: #9a917f; }
.part.better { background: #6f9a6c; }
.part.same { background: var(--same); }
summary { cursor: pointer; }
summary h2 { display: inline; }
.count { color: var(--soft); font-size: 0.75em; }
.shared, .plain { list-style: none; margin: 16px 0 0; padding: 0; }
.shared > li { background: var(--raised); border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: 3px; padding: 14px 18px; margin-top: 10px; }
.wrong .shared > li, .shared > li.wrong { border-left-color: var(--wrong); }
.missing .shared > li, .shared > li.missing { border-left-color: #c79a3d; }
.better .shared > li, .shared > li.better { border-left-color: #6f9a6c; }
.what { margin: 0; font-weight: 600; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 24px; margin: 6px 0 0; }
.sides dt { font-size: 0.8125rem; }
.sides dd { margin: 0; }
.where { margin: 8px 0 0; font-size: 0.875rem; }
.page { border-top: 1px solid var(--line); }
.page > summary { padding: 12px 0; }
.page > .shared { margin: 0 0 20px; }
.address { font-family: ui-monospace, "SF Mono", Menlo, "Liberation Mono", monospace; font-size: 0.875rem; }
.kind { font-size: 0.8125rem; }
.badge { display: inline-block; font-size: 0.75rem; line-height: 1; padding: 4px 8px; border-radius: 99px; background: var(--other-wash); color: var(--other); white-space: nowrap; }
.badge.wrong { background: var(--wrong-wash); color: var(--wrong); }
.badge.missing { background: var(--missing-wash); color: var(--missing); }
.badge.better { background: var(--better-wash); color: var(--better); }
li > .badge { margin-bottom: 6px; }
.plain li { border-top: 1px solid var(--line); padding: 10px 0; }
summary:focus-visible { outline: 2px solid var(--glaze); outline-offset: 3px; border-radius: 3px; }
@media (max-width: 640px) { .sides { grid-template-columns: 1fr; } .counts { font-size: 0.9375rem; }
  .counts thead th:nth-child(n+2):nth-child(-n+6), .counts td:not(.bar) { min-width: 2.75rem; padding: 9px 0 9px 6px; } .counts thead th { font-size: 0.6875rem; } .counts tbody th { padding-right: 8px; }
  .counts .bar, .counts thead th:last-child { display: none; } }
@media print { body { background: #fff; } details::details-content { content-visibility: visible; } }
`
