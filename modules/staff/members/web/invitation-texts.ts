import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of invitations as the person who was asked reads them, namespace `invitations`; loaded with them. */
const invitationTexts = {
  title: '加入社區的邀請',
  from: '{{by}}邀請您擔任{{role}}',
  fromOperator: '系統營運人員邀請您擔任{{role}}',
  until: '{{when}}前有效',
  what: '接受後才成為社區的人員；在此之前，社區只知道它輸入的帳號。',
  accept: '接受',
  decline: '婉拒',
  declineTitle: '婉拒「{{community}}」的邀請？',
  declineText: '邀請會取消。之後要加入，請社區再邀請一次。',
  declined: '已婉拒「{{community}}」的邀請',
  joined: '已加入{{community}}',
  joinedText: '要現在進入{{community}}嗎？目前的社區會登出，未送出的內容會保留。',
  enter: '進入{{community}}',
  stay: '留在這裡',
  none: '目前沒有社區邀請您。',
  close: '關閉',
  loadFailed: '邀請載入失敗',
  loadFailedText: '邀請沒有改變，請稍後再試。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    invitations: typeof invitationTexts
  }
}

addTexts({ 'zh-TW': { invitations: invitationTexts } })
