/** What a process of several can do: answer, run ordered imports, build indexes for all, deliver webhooks. */
export const ALL_ROLES = ['web', 'import', 'build', 'deliver'] as const
export type Role = (typeof ALL_ROLES)[number]

/** The names of roles for a line of the log. */
export function namesOf(roles: ReadonlySet<Role>): string {
  return ALL_ROLES.every(role => roles.has(role)) ? 'all' : [...roles].join('+')
}
