import { maskMobile } from '#platform/contract/masking.ts'
import { gatewayChannel } from './gateway-channel.ts'

/** Text messages, through any gateway that takes them over HTTP. */
export const smsChannel = gatewayChannel({
  name: 'sms',
  gateway: '簡訊平台',
  message: '簡訊',
  placeholders: ['to', 'text'],
  // Ten pieces of what is written with Han characters: gateways take no more.
  most: 670,
  isShort: true,
  addressOf: ({ mobile }) => (/^09\d{8}$/.test(mobile.replace(/\D/g, '')) ? mobile.replace(/\D/g, '') : ''),
  isAddress: (address) => /^09\d{8}$/.test(address),
  mask: maskMobile,
})
