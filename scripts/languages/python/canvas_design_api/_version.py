# Made by `npm run generate`. Do not edit.
SERVICE_VERSION = "<version of the API>"
PACKAGE_VERSION = "<version of the package>"
