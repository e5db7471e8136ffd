import { residentPermissions } from '#platform/contract/permission-group.ts'
import { moduleWords } from '#platform/contract/words.ts'

/** What people call what activation do, have and declare, in both languages. */
export const activationWords = moduleWords({
  modules: {
    activation: ['開通', 'Activation'],
  },
  acts: {
    'activation.bindCard': ['開通卡片', 'Activated a card'],
    'activation.bindCards': ['開通多張卡片', 'Activated cards'],
    'activation.bindPhone': ['開通手機', 'Activated a phone'],
    'activation.issueSerial': ['發出手機序號', 'Issued a serial number'],
    'activation.moveCards': ['移轉卡片', 'Moved cards'],
    'activation.movePhones': ['移轉手機', 'Moved phones'],
    'activation.moveSerials': ['移轉序號', 'Moved serial numbers'],
    'activation.revokeSerial': ['作廢手機序號', 'Revoked a serial number'],
    'activation.setCardHolder': ['變更持卡人', "Changed a card's holder"],
    'activation.setCardState': ['變更卡片狀態', "Changed a card's state"],
    'activation.setPhoneHolder': ['變更手機使用人', "Changed a phone's resident"],
    'activation.spendSerial': ['使用手機序號', 'Used a serial number'],
    'activation.unbindCard': ['解除卡片', 'Unbound a card'],
    'activation.unbindPhone': ['解除手機', 'Unbound a phone'],
    'activation.view': ['查看開通資料', 'Viewed activation'],
  },
  targets: {
    card: ['卡片', 'Card'],
    phone: ['手機', 'Phone'],
    phoneSerial: ['手機序號', 'Serial number of a phone'],
  },
  fields: {
    activation: ['感應卡與手機', 'Cards and phones'],
    cardCode: ['卡號', 'Card number'],
    cardIds: ['卡片', 'Cards'],
    cards: ['卡片', 'Cards'],
    holderId: ['持卡人', 'Holder'],
    movedFrom: ['移自', 'Moved from'],
    phoneId: ['手機', 'Phone'],
    phoneIds: ['手機', 'Phones'],
    phones: ['手機', 'Phones'],
    serialIds: ['序號', 'Serial numbers'],
  },
  values: {
    'state.active': ['使用中', 'In use'],
    'state.disabled': ['停用', 'Disabled'],
    'status.com_tablet_device_repeat': ['原已開通', 'Activated before'],
    'status.fail': ['沒有開通', 'Not activated'],
    'status.repeat': ['原已開通', 'Activated before'],
    'status.restart': ['恢復使用', 'In use again'],
    'status.success': ['已開通', 'Activated'],
    'status.update_success': ['已移轉', 'Moved'],
    'way.barcode': ['手機條碼', 'Phone barcode'],
    'way.serial': ['序號', 'Serial number'],
  },
  permissionGroup: residentPermissions,
  permissions: {
    'activation.change': ['開通與解除卡片、手機', 'Bind and unbind cards, phones'],
    'activation.view': ['查看卡片與手機', 'See cards and phones'],
  },
  retentions: {
    'activation.past': {
      title: ['解除綁定的手機與感應卡', 'Unbound phones and cards'],
      words: [
        '解除綁定後開始計算。手機條碼刪除、不再指向住戶，異動事由清空；戶別與日期保留。使用中的不受影響。',
        'From unbinding on. Phone barcodes and reasons are emptied and point to nobody; household and dates stay. What is in use is not touched.',
      ],
    },
  },
  holdings: {
    activation: {
      title: ['感應卡與手機', 'Cards and phones'],
      words: [
        '手機條碼刪除，感應卡與序號不再指向此人，異動事由清空；戶別與日期保留。',
        'Phone barcodes are deleted, cards and serial numbers point to nobody, reasons are emptied; household and dates stay.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    activation: typeof activationWords
  }
}
