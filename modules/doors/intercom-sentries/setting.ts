import { z } from 'zod'
import { Day, line } from '#platform/contract/fields.ts'

/** Seconds that a part of a chain rings before the next one does. */
const ringing = z.int().min(5).max(120)
/** What they may look like: a domain is a host alone, since with a port it would be another one to the exchange; a trunk may have a port. */
export const patterns = {
  domain: /^[A-Za-z0-9.-]*$/,
  trunk: /^([A-Za-z0-9.-]+(:\d{1,5})?)?$/,
}
const domain = line(120).refine((text) => patterns.domain.test(text), {
  error: '請填主機名稱或位址，不加埠號',
})
const trunk = line(120).refine((text) => patterns.trunk.test(text), {
  error: '請填主機名稱或位址，可加埠號',
})
const contractDay = Day.nullable()

/** How households are rung. */
export const Ringing = z.object({
  indoorSeconds: ringing,
  appSeconds: ringing,
  forwardSeconds: ringing,
  guardSeconds: ringing,
  /** Hours after which a device that did not register again is taken for one that cannot be woken. */
  registrationHours: z.int().min(1).max(720),
  /** Seconds after which a call over the telephone network ends. */
  capSeconds: z.int().min(30).max(600),
})
export type Ringing = z.output<typeof Ringing>

/** What the community has by its contract, and what minutes of the telephone network cost it. */
export const Contract = z.object({
  mostSentries: z.int().min(1).max(200),
  /** Minutes of the telephone network a month; what is beyond them rings at the guard's. */
  monthlyMinutes: z.int().min(0).max(100_000),
  /** Hundredths of NT$ a minute. */
  landlineCents: z.int().min(0).max(10_000),
  cellPhoneCents: z.int().min(0).max(10_000),
  startsOn: contractDay,
  endsOn: contractDay,
})
export type Contract = z.output<typeof Contract>

/** Where the exchange (Kamailio) is and listens. */
export const Exchange = z.object({
  /** The name of its domain; devices sign in to it. */
  domain,
  /** Where it listens for SIP, and for browsers. */
  sipPort: z.int().min(1).max(65_535),
  webPort: z.int().min(1).max(65_535),
  /** Where calls to telephones go out; '': nowhere. */
  trunk,
})
export type Exchange = z.output<typeof Exchange>

export const sections = { ringing: Ringing, contract: Contract, exchange: Exchange }
export type Section = keyof typeof sections
export type IntercomSettings = Ringing & Contract & Exchange

/** What holds where a community decided nothing. */
export const defaults: IntercomSettings = {
  indoorSeconds: 20,
  appSeconds: 20,
  forwardSeconds: 25,
  guardSeconds: 30,
  registrationHours: 24,
  capSeconds: 120,
  mostSentries: 20,
  monthlyMinutes: 500,
  landlineCents: 100,
  cellPhoneCents: 150,
  startsOn: null,
  endsOn: null,
  domain: '',
  sipPort: 5060,
  webPort: 8443,
  trunk: '',
}
