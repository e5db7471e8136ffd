import { X509Certificate } from 'node:crypto'
import { complaintAbout, complaintAboutProbe, type FeedSettings, type GatewayKind } from '../feeds.ts'

/** A sentence about certificates of which one cannot be read; '' when all can. */
function complaintAboutAuthority({ authority }: Pick<FeedSettings, 'authority'>): string {
  try {
    for (const [one] of authority.matchAll(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g))
      new X509Certificate(one)
    return ''
  } catch {
    return '憑證讀不懂：請確認貼上的是完整的 CA 憑證，沒有少字。'
  }
}

/** A sentence about settings that cannot work, as `complaintAbout` and with its certificates read; '' when they can. */
export const complaintOf = (kind: GatewayKind, settings: FeedSettings): string =>
  complaintAbout(kind, settings) || complaintAboutAuthority(settings)

/** Likewise of what is only tried out. */
export const complaintOfProbe = (kind: GatewayKind, settings: FeedSettings): string =>
  complaintAboutProbe(kind, settings) || complaintAboutAuthority(settings)
