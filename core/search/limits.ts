/** Constants of the search box. Spec: 9.18. */
export const searchLimits = {
  /** typed characters from which suggestions are asked for, blanks at the ends not counted */
  minCharacters: 2,
  /** pause after the last key, in milliseconds */
  pauseMs: 500,
  /** suggestions of each group */
  results: 6,
} as const
