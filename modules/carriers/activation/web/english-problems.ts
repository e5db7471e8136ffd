/** What the problems of activation say in English, by code; without the values of the Chinese sentence. */
export const activationProblems = {
  400000: 'The barcode is wrong. Please check that it is the 16-character code of the resident app.',
  400501:
    "What was read is no card number. Please hold the card again; if it stays, check the reader's settings.",
  400502:
    "This is a phone's random card number and cannot be activated. Use a real card or tag, or the phone's barcode.",
  400503:
    'This reader reads only the first part of the card number. Please use a reader that reads all of it.',
  400504: 'This is the barcode of the resident app and no card. Please choose the phone barcode.',
  400505:
    'This is an e-invoice barcode and cannot activate. Please use the 16 characters of the resident app.',
  400506:
    'This is a citizen certificate barcode and cannot activate. Please use the 16 characters of the resident app.',
  404001: 'This device is not activated. Please activate it for the household first.',
  404501: 'There is no such serial number. Please check it and type it again.',
  409501:
    'This card is reported as lost and collects nothing. Please check who holds it; a found card can be used again under Activation.',
  409502: 'This card number may stand for two different cards. Please work by household instead.',
  409503: 'This card opens other households. Choose whether to add this household or to move the card.',
  409504: 'This card is lost or disabled in other households. They must use it again or unbind it first.',
  409505: 'Somebody has changed this meanwhile; it was not saved. Please look at the newest content.',
  409506: 'Somebody took this card off the household meanwhile. There is nothing left to do.',
  409507: 'This phone is unbound already.',
  409508: 'This card is in this state already.',
  409511: 'This serial number is older than 24 hours. Please ask the desk for a new one.',
  409512: 'This serial number was used by another phone. Please ask the desk for a new one.',
  409513: 'This serial number was revoked. Please ask the desk for a new one.',
  409514: 'This serial number was replaced. Please type the newest one.',
  409515: 'This serial number is used, expired or revoked already.',
  409720:
    'This phone opens another household. After the move that one can no longer collect with it; please confirm first.',
  429501: 'Too many wrong serial numbers. Please try again later.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    activation: keyof typeof activationProblems
  }
}
