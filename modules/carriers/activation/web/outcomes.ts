/** What became of binding a card (R343–R346). */
export type CardOutcome = 'failed' | 'repeat' | 'restarted' | 'added'

/** R343–R346: any status but those of failure, repetition and restart means newly added. */
export function cardOutcome(status: string): CardOutcome {
  if (status === 'fail' || status === 'error') return 'failed'
  if (status === 'repeat') return 'repeat'
  return status === 'restart' ? 'restarted' : 'added'
}

/** What became of binding a phone by its barcode (R347–R349). */
export type PhoneOutcome = 'activated' | 'already' | 'failed'

/** R347–R349: any other status means failure. */
export function phoneOutcome(status: string): PhoneOutcome {
  if (status === 'success' || status === 'update_success') return 'activated'
  return status === 'com_tablet_device_repeat' ? 'already' : 'failed'
}
