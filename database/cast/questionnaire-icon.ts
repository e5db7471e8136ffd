/** A paper with lines on a round ground, 96 x 96, as PNG: the icon of the questionnaire. */
export const questionnaireIcon = Buffer.from(
  [
    'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAYAAADimHc4AAADFElEQVR42u1dO07EMBDNQcw1kC9Aj4RSIC5AQ7FH2ApRpKCgoUVC',
    'IgUNoqRCCjfgADkGEoS1MB+tNpsssT0vnhdpqkiJ9Z7nY3s8UxQzefZODuxKypFiCz7/Btp4EKuV1CvpJkrtv+W+aYhw/+x2IDUB',
    'AB+Sxv/LcqZ/AdEmAL1PWj8Go222N4Kgb9MMmzPwC+HZvotWLDjjqRFBbHw9Q+A3RVFmjuamy0wWnPXUhkFb32YM/l8nbdHALxUA',
    'vy4lCvi1QvB/TBLB10oCwRckgeALkkDwBUlQGu1gREc+zifA48SGBt8oWWSFXKwZeLu/f3bcLW+uuoeXJzFx/3fjgPUHsTbWrh/v',
    'uo/3Nxhx44HbwPOmJ3vwI5NgoEyPU3dE8L8lgjmqoaIeZ3ORCXDjg4iKYh0jOseHTIAbX4zjTZgTLaUE7OaQY8b8igloIVa8igkY',
    '5wtip5AoJ6ARiftJwMh1gc+TJAFxMahEnC8JGHDGqbabSUCPM05hfsYQ4PZjTi+X0WRoHyoRAVXy6GcsAQ6kmP933wcgoEke/ZCA',
    'LdFQyrNemqANZ8ep7D+dcI8fSJlqQgI2nBOkPLAmAb9CAhAISJ3vQwLWFmSps91IwFokRAJIgNZ1ACYBilbCJIAE0ATRCZMAEkAC',
    'SIByArgVIbkVwc047oaSAKQDmanrgKm3b6QOZKpcVsJDK13UI8mSBMgeyhuaIMG0FKTELCVOuIFNTVRCQMXkXLTkXKanC6en84IG',
    'xgUN8StKr8+33f3FUa+499leUUK4pOdAPj8sesW9z/aSHsI11cw1wPKiNvpFbZYqAChVwGIdwsU6YvoCpQRYmIJNCusF1VAlyxRW',
    'zDJT68YFd8iKasaF6boRwxQpqJoYroxxrMKtGdcNDVu4laWLhUsXs3g3UGsTlq9nDwF20SAJ7CND8EkCAPhs5MZWhmxlyGaebGeb',
    'SubVZXuPDZ2hfANbmoOYpXYmTnZR5PoAa0ReM36kj6iEtaL1YzCF5sdrRZVIMxr/L1vw6dWM0oNUB4piKv9NQ4SnaUk5UmYzuz8B',
    'OuTXZMQ8WH4AAAAASUVORK5CYII=',
  ].join(''),
  'base64',
)
