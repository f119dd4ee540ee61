/** Runs what takes processor time, and counts it against the share of whoever asks. */
export type Timed = <T>(work: () => T) => T
