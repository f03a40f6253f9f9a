/** The reader without `new Function`, which the pages' content security policy forbids. */
declare module 'msgpackr/unpack-no-eval' {
  export { Unpackr } from 'msgpackr/unpack'
}
