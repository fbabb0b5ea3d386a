/** A line of the run, with its time. */
export const say = (line: string): void => console.log(`  ${new Date().toISOString().slice(11, 19)} ${line}`)
