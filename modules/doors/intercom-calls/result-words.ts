import type { LegKind } from '#modules/doors/intercom-tablets/contract.ts'
import type { CallKind, CallResult } from './shapes.ts'

/** As a workbook and what is printed name them. */
export const legWords: Readonly<Record<LegKind, string>> = {
  indoor: '室內機',
  app: 'App 裝置',
  forward: '轉接電話',
  guard: '警衛室',
}
export const resultWords: Readonly<Record<CallResult, string>> = {
  ringing: '響鈴中',
  answered: '已接聽',
  missed: '無人接聽',
  busy: '忙線',
  refused: '拒接',
}
export const kindWords: Readonly<Record<CallKind, string>> = {
  door: '門口來電',
  back: '回撥社區',
  emergency: '緊急求救',
}
