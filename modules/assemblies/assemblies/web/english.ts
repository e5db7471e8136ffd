import type { English } from '#platform/web/i18n/english.ts'
import { englishAfter } from './english-after.ts'
import { englishBefore } from './english-before.ts'
import { englishFloor } from './english-floor.ts'
import { englishHall } from './english-hall.ts'
import { englishPosting } from './english-posting.ts'
import { englishQuorum } from './english-quorum.ts'
import { englishRules } from './english-rules.ts'
import { trusteeEnglish } from './trustee-english.ts'

export const assembliesEnglish: English<
  'assemblies' | 'assemblyPage' | 'assemblyBallot' | 'assemblyTrustee'
> = {
  assemblies: {
    list: 'Owners’ assemblies',
    topics: 'Motions and votes',
    edit: 'The meeting',
    detail: 'Agenda and voting',
    register: 'Registration',
    roll: 'Roll of owners',
    hall: 'Projector',
    minutes: 'Minutes and serving',
    way: 'How it is voted on',
    named: 'Votes by name',
    totals: 'Totals',
    ballot: 'Vote by phone',
    trustees: 'Trustees of secret votes',
    trustee: 'Trustee',
  },
  assemblyPage: {
    ...englishBefore,
    ...englishAfter,
    ...englishFloor,
    ...englishHall,
    ...englishPosting,
    ...englishQuorum,
    ...englishRules,
  },
  assemblyTrustee: trusteeEnglish,
  assemblyBallot: {
    title: 'Voting in the assembly',
    failed: 'The ballot could not be loaded',
    unknown: 'This card is not known',
    topic: 'Motion {{number}}',
    thresholds: '{{quorum}} there, {{approval}} agree',
    way_record: 'By name',
    way_notRecord: 'Secret, on paper',
    way_sealed: 'Secret, encrypted',
    way_showOfHands: 'By hands',
    speaksFor: 'for {{name}}',
    weight: '{{heads}} persons, {{area}} m²',
    hasVoted: 'voted',
    byDesk: '(entered at the desk; if it is not yours, tell the chair at once)',
    yes: 'For',
    no: 'Against',
    abstain: 'Abstain',
    forWhom: 'This vote is for',
    chosen: '{{count}} of at most {{most}} chosen',
    final: 'A vote cannot be changed, and nobody sees it before voting is closed',
    finalSealed: 'A vote cannot be changed',
    left: 'Left',
    blank: 'Blank ballot',
    sealedLead: 'This phone encrypts the ballot before it is sent.',
    sealedText:
      'Two of chair, supervisor and manager together open the totals; nobody can open a single ballot.',
    sealAndSend: 'Encrypt and cast',
    receipts: 'My receipts',
    receiptCheck: 'Look it up in the published list',
    receiptFound: 'In the published list, and counted.',
    receiptMissing: 'Not in the published list. Please tell the chair at once.',
    receiptCount: '{{count}} ballots.',
    archive: 'Download the archive',
    archiveKept: 'Fewer than five gave one of the answers, so the chair keeps the archive.',
    notOpenedYet: 'Not opened yet.',
    send: 'Cast {{count}} votes',
    state_before: 'The meeting has not begun',
    text_before: 'This page changes by itself when it begins.',
    state_notHere: 'Not registered yet',
    text_notHere: 'Please register at the desk first, then vote here.',
    state_represented: 'An agent speaks for this unit',
    text_represented: '',
    representedText:
      'Agent: {{name}}. When you register in person the proxy ends, and you vote on the next motions. You gave no proxy? Please go to the desk at once.',
    state_waiting: 'Waiting for the next motion',
    text_waiting: 'This page changes by itself when voting begins.',
    state_voting: 'Voting',
    text_voting: '',
    state_voted: 'Your vote was taken',
    text_voted: 'You have voted on this motion.',
    state_byDesk: 'Voted on in the hall',
    text_byDesk: 'On paper or by hands; please follow the chair.',
    state_over: 'The meeting is over',
    text_over: 'The result is in the minutes.',
  },
}
