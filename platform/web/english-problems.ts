/** What the problems of the platform say in English, by code; without the values of the Chinese sentence. */
export const platformProblems = {
  400001: 'What was entered is not right. Please check it and send it again.',
  400002: 'What was sent has the wrong format.',
  400003: 'The uploaded file was not found. Please sign or take the photo again.',
  400701: 'The file is empty. Please choose an .xlsx file with content.',
  400702: 'This is an old Excel file (.xls). Please save it as .xlsx and upload it again.',
  400703: 'The file has a password. Please remove it and upload it again.',
  400704: 'This is a text or CSV file. Please save it as .xlsx and upload it again.',
  400705: 'This is no .xlsx file. Please save it as .xlsx and upload it again.',
  400706: 'The file is incomplete or damaged. Please save it as .xlsx and upload it again.',
  400707: 'The file contains unsafe paths and was refused.',
  400708: 'The file contains external entities and was refused.',
  400709: 'The sizes in the file are not true; it may be damaged and was refused.',
  400710:
    'The file contains macros (.xlsm) and cannot be imported. Please save it as .xlsx and upload it again.',
  401001: 'Your session has ended or is not valid. Please sign in again.',
  403001: 'You may not use this. Please ask an administrator.',
  403002: 'An account of the old kind cannot use this. Please sign in with a mobile number account.',
  403003: 'The community has not enabled this service.',
  403004: 'This request did not come from a page of Lobby.',
  403005: 'Only the administrator may do this.',
  404000: 'It was not found; perhaps it was removed.',
  404900: 'There is no such address.',
  408751:
    'What was sent took too long to arrive, so the connection was closed. Please check the network and send it again.',
  409000: 'It has changed meanwhile. Please look at the newest content.',
  409781:
    'This was done already, and its password or code was shown only then. If you did not see it, please make a new one.',
  409900: 'The same act is being done. Please wait a moment.',
  409901: 'The same act was sent with other content. Please reload the page and try again.',
  409902: 'This goes against a rule of the data; nothing was changed. Please reload and check.',
  413001: 'It is too large to be sent.',
  413701: 'Unpacked, the file is too large. Please remove unused sheets and pictures.',
  413702: 'A sheet has too many rows. Please split it into several files.',
  413703: 'A sheet has too many columns. Please remove those that the example does not have.',
  413741: 'The file takes too much time or memory to check. Please remove unused sheets, formats and rows.',
  413742: 'The file has more of something than any program writes. Please save it anew as .xlsx.',
  413743: 'The picture has too many pixels. Please make it smaller.',
  413744: 'The picture moves, or has too many frames. Please use another one.',
  415001: 'This format is not supported.',
  429001: 'Too many requests. Please try again in a moment.',
  429751: 'Too much is being done at once. Please try again in a moment.',
  429752: 'Too much is being sent at once. Please try again in a moment.',
  431751: 'The address or the headers are too long. Please shorten them and try again.',
  500001: 'The server had an error',
  503001: 'Lobby cannot serve at present. Please try again later.',
  503751: 'Lobby is restarting; nothing was done. Please try again in a moment.',
  503752:
    'Lobby is restarting; this may not have been done. Please reload in a moment and check before trying again.',
  503771:
    'Lobby cannot write at present (disk full or read-only); nothing was done. Please tell whoever runs Lobby.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    platform: keyof typeof platformProblems
  }
}
