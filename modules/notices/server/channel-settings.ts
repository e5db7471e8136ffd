import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import {
  badAddress,
  channelChanged,
  channelIncomplete,
  type ChannelSettings,
  type notices,
  secretsAstray,
} from '../contract.ts'
import { noticeSettingsChanged } from '../events.ts'
import { type AutoChannel, autoChannels } from '../shapes.ts'
import { channelCalled } from './channels.ts'
import { channelTable as t } from './tables.ts'

type Values = Record<string, string>

const named = (channel: AutoChannel, isSecret: boolean) =>
  channelCalled(channel)
    .needs.filter((need) => (need.isSecret ?? false) === isSecret)
    .map((need) => need.name)

const only = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name].trim()]] : [])))

/** What is missing, as people know it; '' when nothing is. */
const missing = (channel: AutoChannel, values: Values): string =>
  channelCalled(channel)
    .needs.filter((need) => !need.isOptional && !values[need.name])
    .map((need) => need.words)
    .join('、')

interface Row {
  isOn: boolean
  settings: Values
  secrets: Values
  version: number
}

function shown(channel: AutoChannel, row: Row | undefined): ChannelSettings {
  const { isOn = false, settings = {}, secrets = {}, version = 0 } = row ?? {}
  return {
    channel,
    isOn,
    isComplete: missing(channel, { ...settings, ...secrets }) === '',
    settings,
    secretsSet: named(channel, true).filter((name) => secrets[name]),
    version,
  }
}

const rows = (lease: Lease) => lease.db.select().from(t)

/** Every channel as people see it, without its secrets. */
export async function channelSettings(lease: Lease): Promise<ChannelSettings[]> {
  const known = await rows(lease)
  return autoChannels.map((name) =>
    shown(
      name,
      known.find((row) => row.channel === name),
    ),
  )
}

/** The channels that are switched on. */
export async function channelsOn(lease: Lease): Promise<ReadonlySet<AutoChannel>> {
  return new Set((await rows(lease)).filter((row) => row.isOn).map((row) => row.channel))
}

/** Settings and secrets of a channel that is on, for the sending alone; undefined when it is off. */
export async function valuesOf(lease: Lease, channel: AutoChannel): Promise<Values | undefined> {
  const row = (await rows(lease)).find((one) => one.channel === channel)
  return row?.isOn ? { ...row.settings, ...row.secrets } : undefined
}

/** Where a channel's secrets are sent to. */
const destinations = ['url', 'host']

/** Secrets that are kept but would be sent to another host than the one they were entered for, as people know them. */
function astray(channel: AutoChannel, before: Row | undefined, to: Values, given: Values): string {
  const isElsewhere = destinations.some((name) => to[name] && to[name] !== before?.settings[name])
  if (!before || !isElsewhere) return ''
  return channelCalled(channel)
    .needs.filter(({ name, isSecret }) => isSecret && before.secrets[name] && given[name] === undefined)
    .map((need) => need.words)
    .join('、')
}

// A channel that nobody connected yet has no row to lock.
const oneAtATime = `select pg_advisory_xact_lock(hashtextextended('notice channel ' || $1 || lobby_community(), 0))`

/**
 * Connects a channel. A secret that is left out stays as it was, '' takes it away; no answer, log or audit row has one.
 * For another host it is entered again, so that nobody has it sent to a host of their own.
 * Throws channelChanged when it is not the version that was seen, channelIncomplete, secretsAstray, badAddress.
 */
export async function saveChannel(context: Context, input: Taken<typeof notices.calls.saveChannel>) {
  const { channel, isOn, version } = input
  await context.query(oneAtATime, [channel])
  const before = (await rows(context)).find((row) => row.channel === channel)
  if (before && before.version !== version)
    throw channelChanged(before.changedByName, speakTime(before.changedAt, context.now))
  const settings = only(input.settings, named(channel, false))
  const wanted = astray(channel, before, settings, input.secrets)
  if (wanted) throw secretsAstray(wanted)
  const secrets = only({ ...before?.secrets, ...input.secrets }, named(channel, true))
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
    secrets,
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
