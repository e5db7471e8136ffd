export { rehomeNotices } from './rehome.ts'
export { complaintAboutGateway, type SendText, textSender } from './text-sender.ts'
