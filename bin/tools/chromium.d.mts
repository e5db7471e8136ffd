export const chromiumFlags: string[]
export function findChromium(): { executablePath: string; env: Record<string, string> } | undefined
export function installChromium(): Promise<void>
