/** A notice as a resident of a made-up household reads it. */
export function preview(template: string, community: string, kind: string): string {
  const values: Record<string, string> = {
    社區: community,
    戶別: 'A棟-12F-3',
    類型: kind,
    件數: '1',
    時間: '11/21 14:05',
    天數: '3',
    期別: '115年11月管理費',
    金額: '3,538',
    期限: '11月15日',
  }
  return template.replace(/\{([^{}]*)\}/g, (all, name: string) => values[name] ?? all)
}
