# Made by `npm run generate`. Do not edit.
SERVICE_VERSION = "2026-05-01"
PACKAGE_VERSION = "0.2.0"
