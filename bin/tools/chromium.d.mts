export const chromiumFlags: string[]
export function findChromium(choice?: {
  isLight?: boolean
}): { executablePath: string; env: Record<string, string> } | undefined
export function installChromium(): Promise<void>
