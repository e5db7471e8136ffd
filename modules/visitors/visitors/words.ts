import { moduleWords } from '#platform/contract/words.ts'
import { visitorPermissions } from '#modules/visitors/permission-group.ts'

/** What people call what visitors do, have and declare, in both languages. */
export const visitorsWords = moduleWords({
  modules: {
    visitors: ['訪客', 'Visitors'],
  },
  acts: {
    'visitors.arrive': ['訪客到場', 'Visitor arrived'],
    'visitors.book': ['預約訪客', 'Booked a visitor'],
    'visitors.cancelBooking': ['取消預約', 'Called a booking off'],
    'visitors.correct': ['更正訪客', 'Corrected a visitor'],
    'visitors.editBooking': ['更改預約', 'Changed a booking'],
    'visitors.expire': ['預約過期', 'Booking expired'],
    'visitors.leave': ['訪客離開', 'Visitor left'],
    'visitors.makeCode': ['產生訪客 QR 碼', 'Made a visitor code'],
    'visitors.noteApproval': ['記錄住戶回覆', "Noted the household's answer"],
    'visitors.register': ['登記訪客', 'Registered a visitor'],
    'visitors.registerAgain': ['登記訪客（重送）', 'Registered a visitor (sent again)'],
    'visitors.view': ['查看訪客', 'Viewed a visitor'],
  },
  targets: {
    visitor: ['訪客', 'Visitor'],
  },
  fields: {
    approval: ['住戶回覆', 'Answer of the household'],
    approvalBy: ['回覆的人', 'Answered by'],
    bay: ['車位', 'Bay'],
    bookEnd: ['預約結束', 'Booked until'],
    bookStart: ['預約開始', 'Booked from'],
    bookedFrom: ['預約開始', 'Booked from'],
    bookedUntil: ['預約結束', 'Booked until'],
    codeVersion: ['QR 碼第幾次', 'QR code number'],
    displayId: ['編號', 'Number'],
    firm: ['公司', 'Firm'],
    guestName: ['訪客', 'Visitor'],
    hasCard: ['感應卡', 'Card'],
    leftAt: ['離開時間', 'Left'],
    parkingBay: ['車位', 'Bay'],
    people: ['人數', 'People'],
    pledge: ['換證', 'Pledge'],
    pledgeKind: ['換證', 'Pledge'],
    pledgeSlot: ['換證格位', 'Slot of the pledge'],
    remark: ['備註', 'Remark'],
    vendorKind: ['廠商類別', 'Kind of vendor'],
    visitors: ['訪客', 'Visitors'],
  },
  values: {
    'approval.approved': ['同意', 'Agrees'],
    'approval.refused': ['不同意', 'Refuses'],
    'approval.unreachable': ['聯絡不上', 'Not reached'],
    'how.card': ['刷訪客卡', 'By visitor card'],
    'how.code': ['QR 碼報到', 'Booked, by QR code'],
    'how.desk': ['櫃台報到', 'Booked, at the desk'],
    'how.normal': ['人工登記', 'By hand'],
    'how.walkIn': ['櫃台登記', 'Walked in'],
    'state.arrived': ['在場', 'Inside'],
    'state.booked': ['預約中', 'Booked'],
    'state.cancelled': ['已取消', 'Cancelled'],
    'state.expired': ['已逾期', 'Expired'],
    'state.left': ['已離開', 'Left'],
    'status.0': ['預約中', 'Booked'],
    'status.1': ['在場', 'Inside'],
    'status.2': ['已離開', 'Left'],
    'status.3': ['已取消', 'Called off'],
    'status.4': ['已逾期', 'Expired'],
    'target.committee': ['管委會', 'Committee'],
    'target.delivery': ['外送', 'Delivery'],
    'target.facility': ['公設', 'Facility'],
    'target.household': ['住戶', 'Household'],
    'target.other': ['其他', 'Other'],
    'target.viewing': ['看屋', 'Viewing'],
    'target.works': ['施工', 'Works'],
  },
  permissionGroup: visitorPermissions,
  permissions: {
    'visitors.handle': ['登記訪客、到場、離開', 'Register visitors, arrive, leave'],
    'visitors.view': ['查看訪客', 'See visitors'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    visitors: typeof visitorsWords
  }
}
