/** A ready reply to somebody: its blank {姓名} is who wrote; several households hear the same words, and of no name of another. */
export const fillCanned = (
  content: string,
  { senderName, merged }: { senderName: string; merged: readonly unknown[] },
): string => content.replaceAll('{姓名}', merged.length ? '住戶' : senderName)
