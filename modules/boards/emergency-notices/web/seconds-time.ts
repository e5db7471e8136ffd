import { taipei } from '#platform/contract/taipei.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** 14:05:03: receipts are told to the second. */
export function secondsTime(at: Date): string {
  const { hour, minute, second } = taipei(at)
  return [hour, minute, second].map(two).join(':')
}
