import type { Problem } from '#platform/contract/problem.ts'
import { readingOdd } from '../contract.ts'
import type { Judged, KnownMeter } from '../judge.ts'

/**
 * What is said of a reading that is not believed at once; `data` says it for programs. By a household's link nothing is said of
 * what stood there before: a code on a wall is read by whoever passes.
 */
export function oddReading(
  { last, band }: Pick<KnownMeter, 'last' | 'band'>,
  { usage, finding, times }: Judged,
  isByLink: boolean,
): Problem {
  if (isByLink)
    return readingOdd(
      '這個度數和平常不同。請再看一次錶；聞到瓦斯味請勾選，換過錶請告訴管理中心，確定無誤再送出。',
      {},
    )
  const sentences: Partial<Record<Judged['finding'], string>> = {
    many: `用了 ${usage} 度，約平常的 ${times} 倍。請再看一次錶；有瓦斯味或換過錶請一併說明，確定無誤再送出。`,
    less: `比上次的 ${last} 少 ${-(usage ?? 0)} 度。請再看一次錶；換過錶請填舊錶與新錶的度數，確定無誤再送出。`,
    zero: `和上次一樣是 ${last}，用了 0 度，但這一戶有人住。請再看一次錶，確定無誤再送出。`,
  }
  return readingOdd(sentences[finding] ?? '這個度數和平常不同，請再看一次錶。', {
    Finding: finding,
    Last: last,
    Usage: usage,
    Times: times,
    Band: band && { Low: band.low, High: band.high, Mean: band.mean },
  })
}
