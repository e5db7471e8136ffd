/** The running version (R108). */
export const version = '2.71.0'
export const build = '0930.1'
export const since = 2026
