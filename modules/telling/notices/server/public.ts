export { directSender } from './direct.ts'
export { listOfItem } from './list.ts'
export { type Made, makeNotices, type Unreached, unreachedOf } from './make.ts'
export { complaintAboutGateway, type SendText, textSender } from './text-sender.ts'
