import { moduleWords } from '#platform/contract/words.ts'
import { facilityPermissions } from '#modules/everyday/permission-group.ts'

/** What people call what bookings of facilities do, have and declare, in both languages. */
export const facilityBookingsWords = moduleWords({
  modules: { facilityBookings: ['公設預約', 'Facility bookings'] },
  acts: {
    'facilityBookings.book': ['預約公設', 'Booked a facility'],
    'facilityBookings.bookAgain': ['預約公設（重送）', 'Booked a facility (sent again)'],
    'facilityBookings.wait': ['加入候補', 'Went on the waiting list'],
    'facilityBookings.waitAgain': ['加入候補（重送）', 'Went on the waiting list (sent again)'],
    'facilityBookings.offer': ['通知候補', 'Offered to the waiting list'],
    'facilityBookings.accept': ['接受候補', 'Accepted an offer'],
    'facilityBookings.cancel': ['取消預約', 'Cancelled a booking'],
    'facilityBookings.move': ['預約改期', 'Moved a booking'],
    'facilityBookings.lapsed': ['候補逾期', 'An offer or a wait lapsed'],
    'facilityBookings.done': ['沒有報到離場，自動結束', 'Ended what nobody checked out of'],
    'facilityBookings.noShow': ['未到釋出', 'Released what nobody came to'],
    'facilityBookings.checkIn': ['公設報到', 'Checked in'],
    'facilityBookings.checkOut': ['公設離場', 'Checked out'],
    'facilityBookings.money': ['公設收付', 'Took or gave cash for a booking'],
    'facilityBookings.points': ['公設點數', 'Took or gave back points for a booking'],
    'facilityBookings.moneyAgain': ['公設收付（重送）', 'Took or gave cash for a booking (sent again)'],
    'facilityBookings.close': ['公設暫停開放', 'Closed a facility'],
    'facilityBookings.closeAgain': ['公設暫停開放（重送）', 'Closed a facility (sent again)'],
    'facilityBookings.openAgain': ['公設恢復開放', 'Opened a facility before the end of its closure'],
  },
  targets: {
    facilityBooking: ['公設預約', 'Facility booking'],
    facilityNotice: ['公設通知', 'Notice of a booking'],
  },
  fields: {
    facilityName: ['公設', 'Facility'],
    householdLabel: ['戶別', 'Household'],
    bookingState: ['狀態', 'State'],
    bookingSource: ['由誰預約', 'Booked by'],
    bookingCount: ['預約次數', 'Bookings'],
    feeDue: ['應收', 'Charged'],
    paymentKind: ['收付', 'Cash'],
    depositKept: ['扣押金', 'Kept of the deposit'],
    depositBack: ['退押金', 'Deposit given back'],
    movedCount: ['改期', 'Moved'],
    cancelledCount: ['取消', 'Cancelled'],
  },
  values: {
    'boardPart.facilityBookings': ['公設預約', 'Facility bookings'],
    'bookingSource.desk': ['櫃台', 'Desk'],
    'bookingSource.link': ['住戶', 'Household'],
    'bookingSource.draw': ['抽籤', 'Draw'],
    'paymentKind.fee': ['收使用費', 'Fee taken'],
    'paymentKind.refund': ['退使用費', 'Fee given back'],
    'paymentKind.depositIn': ['收押金', 'Deposit taken'],
    'paymentKind.depositOut': ['退押金', 'Deposit given back'],
    'paymentKind.depositKept': ['扣押金', 'Deposit kept'],
    'paymentKind.pointsIn': ['扣點', 'Points taken'],
    'paymentKind.pointsOut': ['退點', 'Points given back'],
    'booked.ask': ['先列出來', 'Listed first'],
    'booked.move': ['改期', 'Moved'],
    'booked.cancel': ['取消', 'Cancelled'],
    'bookingState.waiting': ['候補', 'On the waiting list'],
    'bookingState.offered': ['待接受', 'Offered'],
    'bookingState.booked': ['已預約', 'Booked'],
  },
  permissionGroup: facilityPermissions,
  permissions: {
    'facilityBookings.view': ['查看公設預約', 'See bookings'],
    'facilityBookings.handle': ['預約、報到、收付', 'Book, check in, take money'],
    'facilityBookings.close': ['暫停開放公設', 'Close facilities'],
  },
  retentions: {
    'facilityBookings.reasons': {
      title: ['公設預約的取消原因', 'Why bookings were cancelled'],
      words: [
        '預約結束後開始計算，期滿清除取消與扣押金的原因；預約與金額保留。',
        'From the end of the booking on. Why it was cancelled or a deposit kept is emptied; bookings and amounts stay.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    facilityBookings: typeof facilityBookingsWords
  }
}
