; What Windows is about to ask, and why, before it asks it.
!macro customWelcomePage
  !define MUI_WELCOMEPAGE_TITLE "Card games for everybody in the room"
  !define MUI_WELCOMEPAGE_TEXT "Knockabout is put into your own user folder; no administrator is needed.$\r$\n$\r$\nThe first time you let others in, the Windows firewall asks whether Knockabout may use your network. Say yes for private networks: phones, the TV and other computers in the room reach your table that way. Nothing is sent beyond the room."
  !insertmacro MUI_PAGE_WELCOME
!macroend
