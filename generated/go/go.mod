module github.com/OWNER/REPOSITORY/generated/go

go 1.19
