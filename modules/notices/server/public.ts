export { rehomeNotices } from './rehome.ts'
export { complaintAboutGateway, gatewayOf, type SendText, textSender } from './text-sender.ts'
