/** What the area brings to the front end, a line per noun. */
export const charging = [] as const
