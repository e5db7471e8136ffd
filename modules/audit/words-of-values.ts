/** How a word of another language is found for one of data: its namespace and key, and the Chinese. */
type SayData = (namespace: string, key: string, chinese: string) => string

/** What the codes of some fields are called. Only those fields are looked at: elsewhere the same letters are somebody's own. */
export const valueWords: Readonly<Record<string, string>> = {
  是: '是',
  否: '否',
  'role.admin': '最高權限管理者',
  'role.manager': '管理人員',
  'role.desk': '櫃台',
  'role.committee': '委員',
  'role.oneTime': '一次性',
  'state.waiting': '待領',
  'state.handedOver': '已領取',
  'state.returned': '退件',
  'state.handedToCourier': '已交付物流',
  'state.expired': '已逾期',
  'state.voided': '取消登記',
  'state.lost': '遺失',
  'state.booked': '預約中',
  'state.arrived': '在場',
  'state.left': '已離開',
  'state.cancelled': '已取消',
  'state.active': '使用中',
  'state.disabled': '停用',
  'status.success': '已開通',
  'status.repeat': '原已開通',
  'status.restart': '恢復使用',
  'status.fail': '沒有開通',
  'status.update_success': '已移轉',
  'status.com_tablet_device_repeat': '原已開通',
  'kind.return': '退件',
  'kind.outgoing': '寄件',
  'kind.card': '卡片',
  'kind.phone': '手機',
  'kind.manager': '管理帳號',
  'kind.plain': '一般帳號',
  'kind.oneTime': '一次性帳號',
  'kind.enterprise': '企業帳號',
  'way.barcode': '手機條碼',
  'way.serial': '序號',
  'way.password': '密碼',
  'way.code': '簡訊驗證碼',
  'way.passkey': '通行密鑰',
  'way.enterprise': '企業入口',
  'way.secondFactor': '雙重驗證',
  'way.auto': '自動',
  'way.line': 'LINE',
  'way.mail': '電子郵件',
  'way.sms': '簡訊',
  'way.tag': '掛牌',
  'way.phone': '電話',
  'way.intercom': '對講機',
  'way.none': '不通知',
  'channel.line': 'LINE',
  'channel.mail': '電子郵件',
  'channel.sms': '簡訊',
  'channel.phone': '電話',
  'channel.intercom': '對講機',
  'endedHow.confirmed': '已確認',
  'endedHow.dismissed': '已關閉',
  'receiveType.0': '手機條碼',
  'receiveType.1': '簽名',
  'receiveType.2': '感應卡',
  'receiveType.3': '點選',
}

/**
 * Values before and after as people say them: roles, permissions and codes by their names, yes and no in the language of
 * the reader, all else as it is. What permissions are called is another module's to say.
 */
export function valueSpeaker(
  permissionWords: Readonly<Record<string, string>>,
  say: SayData = (_namespace, _key, chinese) => chinese,
) {
  const permission = (value: string) => say('permissionWords', value, permissionWords[value] ?? value)
  const value = (field: string, code: string): string => {
    if (field === 'permission') return permission(code)
    const key = code === '是' || code === '否' ? code : `${field}.${code}`
    const chinese = valueWords[key]
    return chinese ? say('auditValues', key, chinese) : code
  }
  return {
    value,
    /** What a row was done to in a word; of a role's permission both by their names. */
    thing({
      target,
      targetId,
      targetName,
    }: {
      target: string
      targetId: string
      targetName: string
    }): string {
      if (target !== 'rolePermission') return targetName
      const [role = '', of = ''] = targetId.split(' ')
      return `${value('role', role)}　${permission(of)}`
    },
  }
}
