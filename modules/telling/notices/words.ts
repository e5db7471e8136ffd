import { deskPermissions } from '#platform/contract/permission-group.ts'
import { moduleWords } from '#platform/contract/words.ts'

/** What people call what notices do, have and declare, in both languages. */
export const noticesWords = moduleWords({
  modules: {
    notices: ['通知', 'Notices'],
  },
  acts: {
    'notices.changeContact': ['更改通知方式', 'Changed a way of notice'],
    'notices.finishByHand': ['人工通知完成', 'Notice done by hand'],
    'notices.printTags': ['列印掛牌', 'Printed tags'],
    'notices.remind': ['催領', 'Told again'],
    'notices.retry': ['重新通知', 'Sent a notice again'],
    'notices.saveChannel': ['儲存通知管道', 'Saved a channel'],
    'notices.saveSettings': ['儲存通知設定', 'Saved notice settings'],
    'notices.testChannel': ['測試通知管道', 'Tested a channel'],
    'notices.viewCallList': ['查看電話名單', 'Viewed the call list'],
    'notices.viewContacts': ['查看通知方式', 'Viewed ways of notice'],
  },
  targets: {
    noticeChannel: ['通知管道', 'Channel'],
    noticeDelivery: ['通知', 'Notice'],
    noticeSettings: ['通知設定', 'Notice settings'],
  },
  fields: {
    answerForm: ['回覆格式', 'Form of the answer'],
    byHandWay: ['沒有管道的住戶', 'Whom no channel reaches'],
    channel: ['管道', 'Channel'],
    channelToken: ['頻道存取權杖', 'Channel access token'],
    deliveryIds: ['通知', 'Notices'],
    freshBreaksQuiet: ['冷藏食物夜間也送', 'Chilled and food also at night'],
    from: ['寄件信箱', "Sender's mail"],
    fromName: ['寄件人名稱', "Sender's name"],
    giveUpAfter: ['每個管道最多試幾次', 'Tries per channel'],
    goodValues: ['成功的狀態', 'States that are fine'],
    hasLine: ['有 LINE', 'Has LINE'],
    host: ['主機', 'Host'],
    idField: ['簡訊編號欄位', 'Field of the message number'],
    isComplete: ['設定完整', 'Complete'],
    isOn: ['啟用', 'On'],
    manual: ['再次通知', 'Told again'],
    notices: ['通知', 'Notices'],
    port: ['連接埠', 'Port'],
    quiet: ['夜間不通知', 'Quiet at night'],
    readdressed: ['改戶', 'Other household'],
    reasons: ['通知時機', 'Notices about'],
    refusedValues: ['退回的狀態', 'States of refusal'],
    reminder: ['提醒', 'Reminder'],
    reminderHour: ['催領時間', 'Hour of reminders'],
    request: ['傳送方式', 'Way of sending'],
    secretsChanged: ['更改的密碼', 'Passwords changed'],
    secretsSet: ['已設定的密碼', 'Passwords set'],
    security: ['加密方式', 'Encryption'],
    senderId: ['簡訊發送名稱', 'Name of the sender'],
    startsAt: ['開始', 'Start'],
    statusField: ['狀態欄位', 'Field of the state'],
    texts: ['通知文字', 'Texts'],
    user: ['帳號', 'Account'],
    withdrawn: ['更正', 'Correction'],
  },
  values: {
    'byHandWay.intercom': ['對講機', 'Intercom'],
    'byHandWay.phone': ['電話', 'Phone call'],
    'byHandWay.tag': ['掛牌', 'Tag'],
    'channel.intercom': ['對講機', 'Intercom'],
    'channel.line': ['LINE', 'LINE'],
    'channel.mail': ['電子郵件', 'Mail'],
    'channel.phone': ['電話', 'Phone call'],
    'channel.sms': ['簡訊', 'SMS'],
    'noticeChannel.line': ['LINE', 'LINE'],
    'noticeChannel.mail': ['電子郵件', 'Mail'],
    'noticeChannel.sms': ['簡訊', 'SMS'],
    'order.line': ['LINE', 'LINE'],
    'order.mail': ['電子郵件', 'Mail'],
    'order.sms': ['簡訊', 'SMS'],
    'reasons.arrived': ['到件', 'Arrival'],
    'reasons.handOverUndone': ['復原領取', 'Hand-over undone'],
    'reasons.handedOver': ['領取', 'Hand-over'],
    'reasons.readdressed': ['改戶', 'Other household'],
    'reasons.reminder': ['提醒', 'Reminder'],
    'reasons.withdrawn': ['更正', 'Correction'],
    'way.auto': ['自動', 'Automatic'],
    'way.intercom': ['對講機', 'Intercom'],
    'way.line': ['LINE', 'LINE'],
    'way.mail': ['電子郵件', 'Mail'],
    'way.none': ['不通知', 'None'],
    'way.phone': ['電話', 'Phone call'],
    'way.sms': ['簡訊', 'SMS'],
    'way.tag': ['掛牌', 'Tag'],
  },
  permissionGroup: deskPermissions,
  permissions: {
    'notices.configure': ['更改通知設定與管道', 'Change notice settings and channels'],
    'notices.handle': ['人工通知與掛牌', 'Calls and tags'],
    'notices.view': ['查看通知', 'See notices'],
  },
  retentions: {
    'notices.personal': {
      title: ['通知的個人資料', 'Personal data of notices'],
      words: [
        '發出後開始計算，還沒通知完的不清除。收件人、地址與內容清空，戶別、日期與結果保留；遷出住戶的 LINE 與電子郵件一併刪除。',
        'From sending on, when it is finished. Recipient, address and content are emptied; household, dates and result stay. LINE and mail of former residents are deleted.',
      ],
    },
  },
  holdings: {
    notices: {
      title: ['通知', 'Notices'],
      words: [
        '收件人、地址與內容清空，LINE 與電子郵件刪除；戶別、日期與結果保留。',
        'Recipient, address and content are emptied, LINE and mail deleted; household, dates and result stay.',
      ],
    },
  },
  faults: {
    'LINE 使用者代碼是 U 加 N 碼': 'a LINE user id is U and N characters',
    信箱格式不正確: 'this is no mail address',
    '時間請寫成 N：N': 'write the time as N:N',
    管道不可重複: 'no channel twice',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    notices: typeof noticesWords
  }
}
