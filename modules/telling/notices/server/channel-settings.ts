import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import {
  badAddress,
  channelChanged,
  channelIncomplete,
  type ChannelSettings,
  type notices,
  secretsAstray,
} from '../contract.ts'
import { noticeSettingsChanged } from '../events.ts'
import { type AutoChannel, autoChannels, type SentChannel, sentChannels } from '../shapes.ts'
import { openSecrets, sealSecrets } from './channel-secrets.ts'
import { channelCalled } from './channels.ts'
import { channelTable as t } from './tables.ts'

type Values = Record<string, string>

const named = (channel: SentChannel, isSecret: boolean) =>
  channelCalled(channel)
    .needs.filter((need) => (need.isSecret ?? false) === isSecret)
    .map((need) => need.name)

const only = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name].trim()]] : [])))

/** What is missing, as people know it; '' when nothing is. */
const missing = (channel: SentChannel, values: Values): string =>
  channelCalled(channel)
    .needs.filter((need) => !need.isOptional && !values[need.name])
    .map((need) => need.words)
    .join('、')

/** That a secret is there is all that is known of it here. */
const known = (names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, 'set']))

interface Row {
  isOn: boolean
  settings: Values
  secretNames: string[]
  version: number
}

function shown(channel: SentChannel, row: Row | undefined): ChannelSettings {
  const { isOn = false, settings = {}, secretNames = [], version = 0 } = row ?? {}
  return {
    channel,
    isOn,
    isComplete: missing(channel, { ...settings, ...known(secretNames) }) === '',
    settings,
    secretsSet: named(channel, true).filter((name) => secretNames.includes(name)),
    version,
  }
}

const rows = (lease: Lease) => lease.db.select().from(t)

/** Every channel as people see it, without its secrets. */
export async function channelSettings(lease: Lease): Promise<ChannelSettings[]> {
  const known = await rows(lease)
  return sentChannels.map((name) =>
    shown(
      name,
      known.find((row) => row.channel === name),
    ),
  )
}

/** The channels that are connected and switched on. */
export async function sentOn(lease: Lease): Promise<ReadonlySet<SentChannel>> {
  return new Set((await rows(lease)).filter((row) => row.isOn).map((row) => row.channel))
}

/** Of these those by which residents are told. */
export async function channelsOn(lease: Lease): Promise<ReadonlySet<AutoChannel>> {
  const on = await sentOn(lease)
  return new Set(autoChannels.filter((name) => on.has(name)))
}

/** Settings and secrets of a channel that is on, for the sending alone; undefined when it is off. */
export async function valuesOf(
  lease: Lease,
  sealer: Sealer,
  channel: SentChannel,
): Promise<Values | undefined> {
  const row = (await rows(lease)).find((row) => row.channel === channel)
  return row?.isOn ? { ...row.settings, ...openSecrets(sealer, row) } : undefined
}

/**
 * Secrets that are kept but would be sent elsewhere or otherwise than they were entered for, as people know them: every
 * setting counts that is not declared harmless (`Need.keepsSecrets`).
 */
function astray(channel: SentChannel, before: Row | undefined, to: Values, given: Values): string {
  if (!before) return ''
  const { needs } = channelCalled(channel)
  const isOtherwise = needs.some(
    ({ name, isSecret, keepsSecrets }) =>
      !isSecret && !keepsSecrets && (to[name] ?? '') !== (before.settings[name] ?? ''),
  )
  if (!isOtherwise) return ''
  return needs
    .filter(
      ({ name, isSecret }) => isSecret && before.secretNames.includes(name) && given[name] === undefined,
    )
    .map((need) => need.words)
    .join('、')
}

/**
 * Connects a channel. A secret that is left out stays as it was, '' takes it away; no answer, log or audit row has one.
 * When anything changes that decides where it goes or how it is used, it is entered again, so that nobody who never knew
 * it has it sent to a place of their own.
 * Throws channelChanged when it is not the version that was seen, channelIncomplete, secretsAstray, badAddress.
 */
export async function saveChannel(
  context: Context,
  sealer: Sealer,
  input: Taken<typeof notices.calls.saveChannel>,
) {
  const { channel, isOn, version } = input
  // A channel that nobody connected yet has no row to lock.
  await oneAtATime(context, `notice channel ${channel}`)
  const before = (await rows(context)).find((row) => row.channel === channel)
  if (before && before.version !== version)
    throw channelChanged(before.changedByName, speakTime(before.changedAt, context.now))
  const settings = only(input.settings, named(channel, false))
  const wanted = astray(channel, before, settings, input.secrets)
  if (wanted) throw secretsAstray(wanted)
  const kept = before ? openSecrets(sealer, before) : {}
  const secrets = only({ ...kept, ...input.secrets }, named(channel, true))
  const whole = { ...settings, ...secrets }
  if (isOn) {
    const lacking = missing(channel, whole)
    if (lacking) throw channelIncomplete(lacking)
    const sentence = channelCalled(channel).complaint(whole)
    if (sentence) throw badAddress(sentence)
  }
  const values = {
    channel,
    isOn,
    settings,
    secretsSealed: sealSecrets(sealer, { communityId: context.actor.communityId, channel }, secrets),
    secretNames: Object.keys(secrets),
    changedAt: context.now,
    changedByName: context.actor.name,
    version: (before?.version ?? 0) + 1,
  }
  await context.db
    .insert(t)
    .values(values)
    .onConflictDoUpdate({ target: [t.communityId, t.channel], set: values })
  const after = shown(channel, values)
  context.emit(noticeSettingsChanged, {})
  context.audit({
    action: 'notices.saveChannel',
    target: 'noticeChannel',
    targetId: channel,
    before: shown(channel, before),
    after: { ...after, secretsChanged: Object.keys(only(input.secrets, named(channel, true))) },
  })
  return after
}
