/** A ready reply to somebody: its blank {姓名} is who wrote. */
export const fillCanned = (content: string, name: string): string => content.replaceAll('{姓名}', name)
