export { complaintAboutGateway, type SendText, textSender } from './text-sender.ts'
