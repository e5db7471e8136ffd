import type { NoticeSettings } from '../shapes.ts'

/** What holds where a community decided nothing. */
export const defaultSettings: NoticeSettings = {
  reasons: ['arrived', 'reminder', 'readdressed', 'handedOver', 'handOverUndone', 'withdrawn'],
  order: ['line', 'mail', 'sms'],
  byHandWay: 'tag',
  quiet: { startsAt: '22:00', endsAt: '08:00' },
  freshBreaksQuiet: true,
  reminderHour: 10,
  giveUpAfter: 6,
  texts: {
    arrived: '{戶別} 您好，{社區}櫃台於 {時間} 代收{類型} {件數} 件，請至櫃台領取。',
    reminder: '{戶別} 您好，{類型} {件數} 件在{社區}櫃台已放 {天數} 天，請儘早領取。',
    readdressed: '{戶別} 您好，{社區}櫃台有您的{類型} {件數} 件待領，請至櫃台領取。',
    handedOver: '{戶別} 的{類型} {件數} 件已於 {時間} 領取。若不是您或家人領取，請洽{社區}櫃台。',
    handOverUndone: '{戶別} 您好，先前登記為已領取的{類型} {件數} 件仍在{社區}櫃台待領，請至櫃台領取。',
    withdrawn:
      '{戶別} 您好，先前通知的{類型} {件數} 件登記有誤，已經更正，請不用前來領取，造成不便敬請見諒。',
    billed: '{戶別} 您好，{社區} {期別}應繳 {金額} 元，請於 {期限} 前繳納。',
    billedAgain: '{戶別} 您好，{社區} {期別}還有 {金額} 元未繳，繳費期限 {期限}。若已繳納，請忽略本通知。',
    manual: '{戶別} 您好，{社區}櫃台有您的{類型} {件數} 件待領，請儘早領取。',
  },
}
