import type { PlainKey } from '#platform/web/i18n/texts.ts'
import type { SentChannel } from '../shapes.ts'

export interface ChannelField {
  name: string
  label: PlainKey<'noticesPage'>
  isSecret?: true
  isLong?: true
  /** One of these; the first one holds when nothing was chosen. */
  options?: readonly ('form' | 'json' | 'query' | 'lines' | 'list' | 'tls' | 'starttls' | 'none')[]
}

const field = (name: string): ChannelField => ({
  name,
  label: `field_${name}` as PlainKey<'noticesPage'>,
})
const renamed = (name: string, label: ChannelField['label']): ChannelField => ({ name, label })
const secret = (name: string): ChannelField => ({ ...field(name), isSecret: true })

/** What each channel asks for, in the order of its form. */
export const channelFields: Record<SentChannel, readonly ChannelField[]> = {
  line: [secret('channelToken')],
  mail: [
    ...['host', 'port'].map(field),
    { ...field('security'), options: ['tls', 'starttls', 'none'] },
    ...['from', 'fromName', 'user'].map(field),
    secret('password'),
  ],
  sms: [
    field('url'),
    field('account'),
    secret('password'),
    { ...field('request'), options: ['form', 'json', 'query'] },
    { ...field('fields'), isLong: true },
    { ...field('answerForm'), options: ['json', 'lines', 'list'] },
    ...['statusField', 'goodValues', 'refusedValues', 'idField'].map(field),
  ],
  voice: [
    renamed('url', 'field_voiceUrl'),
    field('account'),
    secret('password'),
    { ...field('request'), options: ['form', 'json', 'query'] },
    { ...field('fields'), isLong: true },
    { ...field('answerForm'), options: ['json', 'lines', 'list'] },
    ...['statusField', 'goodValues', 'refusedValues'].map(field),
    renamed('idField', 'field_voiceId'),
  ],
}
