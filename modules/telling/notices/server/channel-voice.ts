import { maskMobile } from '#platform/contract/masking.ts'
import { gatewayChannel } from './gateway-channel.ts'

/** Calls, through any gateway that speaks a text to a number and says over HTTP which key was pressed. */
export const voiceChannel = gatewayChannel({
  name: 'voice',
  gateway: '語音平台',
  message: '通話',
  placeholders: ['to', 'text', 'callback'],
  // Half a minute of speech.
  most: 200,
  isOpen: true,
  // No resident is called so.
  addressOf: () => '',
  isAddress: (address) => /^0\d{8,9}$/.test(address),
  mask: maskMobile,
})
