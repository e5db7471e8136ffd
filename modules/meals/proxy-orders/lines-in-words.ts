import type { ProxyLine } from './shapes.ts'

/** 白米 5 公斤（真空）× 2、糙米 2 公斤 × 1 */
export const linesInWords = (lines: readonly ProxyLine[]): string =>
  lines
    .map(({ name, option, quantity }) => `${name}${option ? `（${option}）` : ''} × ${quantity}`)
    .join('、')
